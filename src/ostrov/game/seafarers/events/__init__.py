"""What is told of Seafarers: ships, the pirate, gold, discoveries and chips."""
