"""Learned players: what their nets take in, their weights as files, and how they choose.

Training is in `undermine.learn`; playing needs the kernel and no other package.
"""
