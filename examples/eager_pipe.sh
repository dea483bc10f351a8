#!/bin/sh
# The same bot once more: lays the path card that lies furthest east, else the first thing it may.
while IFS= read -r line; do
    case $line in
    "choose "*)
        printf '%s\n' "${line#choose }" | awk -F' [|] ' '{
            best = $1; far = -99
            for (i = 1; i <= NF; i++)
                if (split($i, word, /[ ,]/) == 4 && word[1] == "place" && word[3] + 0 > far) {
                    best = $i; far = word[3] + 0
                }
            print best
        }' ;;
    esac
done
