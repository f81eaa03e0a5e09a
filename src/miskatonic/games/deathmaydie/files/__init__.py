"""Episodes and Elder Ones out of files of somebody's own."""
