"""The deducer: plays Among Cultists in any seat, for either team, from nothing but its chair."""

from miskatonic.players.deducer.player import Deducer

__all__ = ["Deducer"]
