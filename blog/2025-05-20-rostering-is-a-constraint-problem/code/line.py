# What the post advises for each number of workers, and a solver to give it to: OR-Tools 9.15.6755.
import sys
from ortools.sat.python import cp_model

workers = int(sys.argv[1])
solver = cp_model.CpSolver()
solver.parameters.num_workers = workers
# #region line
if workers == 1:
    solver.parameters.linearization_level = 2
elif workers == 2:
    solver.parameters.extra_subsolvers.append("max_lp")
elif workers < 6:
    level_2 = 'subsolver_params {name: "default_lp" linearization_level: 2}'
    solver.parameters.merge_text_format(level_2)
# #endregion
print(solver.parameters)
