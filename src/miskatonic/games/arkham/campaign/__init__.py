"""Campaigns: linked scenarios, with what is carried from one to the next (campaign-play.1)."""
