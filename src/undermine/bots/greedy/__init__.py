"""The greedy bot: takes the action with the best evaluation right now."""
