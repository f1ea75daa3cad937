"""Rules that exist only where Seafarers and Cities & Knights meet; dispatchers alone know this room."""
