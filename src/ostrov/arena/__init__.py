"""Matches between bots that say how sure they are: duplicate boards, rotated seats, honest intervals."""
