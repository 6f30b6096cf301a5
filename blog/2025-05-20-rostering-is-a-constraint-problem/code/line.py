# The line that the post advises, and a solver to give it to.
from ortools.sat.python import cp_model

solver = cp_model.CpSolver()
# #region line
solver.parameters.extra_subsolvers.append("max_lp")
# #endregion
