"""The tests. They mirror `src`, with what the whole project promises besides."""
