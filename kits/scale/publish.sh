#!/bin/sh
# Makes the file of stores anew and uploads it if it has changed: one run of a schedule.
#
#   sh publish.sh SETTINGS
#
# SETTINGS is a file like settings.example.sh beside this one.
set -eu
kit=$(cd "$(dirname "$0")" && pwd)
settings=${1:?the file of settings}
set -a
. "$settings"
set +a
cd "${WORK:?the folder that stays between the runs}"
mkdir -p published

# A run that takes longer than the schedule's interval must not meet the next one.
exec 9>lock
flock -n 9 || {
  echo "an earlier run is still at work"
  exit 0
}

# Each line of SNAPSHOT is one argument.
set --
while IFS= read -r argument; do
  [ -z "$argument" ] || set -- "$@" "$argument"
done <<END
${SNAPSHOT:?the options of store-locator snapshot}
END
npx --no-install store-locator snapshot "$@" --publish published --report report.json
sh "$kit/upload.sh" published
