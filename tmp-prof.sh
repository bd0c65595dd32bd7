npx vitest run --no-file-parallelism --execArgv=--cpu-prof --execArgv=--cpu-prof-dir=/tmp/prof --pool=forks "$@" 2>&1 | tail -8
