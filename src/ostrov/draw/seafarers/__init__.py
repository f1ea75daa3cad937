"""What Seafarers adds to drawings."""
