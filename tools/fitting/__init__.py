"""Fitting of the likelihoods that beliefs use."""
