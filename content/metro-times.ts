/**
 * The timetable of Hyderabad Metro in short, made by `scripts/metro-times.ts` from the operator's GTFS feed: Open Data
 * Telangana, by way of github.com/surajreddykarra/interactive-gtfs, which names the Open Government Licence - India; show
 * what is made of it with `metroTimesNote` in `content/filter-words.ts`. For each line, onward (as
 * `content/metro-lines.mjs` has its stations) and back: `seconds` from a departure to the next one, the last to the arrival
 * at the end (the median of all trains); `sections`, in how many trains leave `from` in each hour from 6 to 22, the same up to
 * the next one.
 */
export const metroFeedDate = "2026-01-03";
export const metroTimes = {
  Red: {
    onward: {
      seconds: [
        139, 120, 122, 123, 85, 96, 91, 108, 87, 135, 106, 103, 127, 136, 123, 85, 90, 99, 102, 97, 124, 101,
        122, 99, 109, 106,
      ],
      sections: [
        {
          from: "Miyapur",
          trains: {
            weekday: [11, 14, 14, 13, 13, 12, 12, 13, 12, 12, 14, 14, 13, 15, 11, 10, 5],
            saturday: [9, 13, 13, 13, 12, 11, 11, 11, 11, 10, 14, 13, 13, 14, 11, 10, 5],
            sunday: [6, 6, 10, 10, 9, 10, 10, 10, 10, 11, 11, 11, 11, 11, 9, 6, 6],
          },
        },
      ],
    },
    back: {
      seconds: [
        120, 113, 98, 127, 100, 122, 108, 84, 97, 88, 82, 125, 145, 129, 96, 135, 91, 83, 110, 104, 97, 85,
        120, 124, 125, 121,
      ],
      sections: [
        {
          from: "L. B. Nagar",
          trains: {
            weekday: [7, 12, 14, 14, 13, 13, 12, 12, 13, 12, 12, 13, 15, 13, 14, 11, 8],
            saturday: [7, 9, 14, 13, 13, 11, 11, 11, 11, 11, 11, 13, 14, 13, 13, 10, 9],
            sunday: [6, 6, 6, 10, 10, 10, 10, 10, 9, 10, 11, 11, 11, 12, 11, 8, 6],
          },
        },
      ],
    },
  },
  Green: {
    onward: {
      seconds: [106, 116, 106, 88, 105, 93, 146, 150],
      sections: [
        {
          from: "Mahatma Gandhi Bus Station",
          trains: {
            weekday: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
            saturday: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
            sunday: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
          },
        },
      ],
    },
    back: {
      seconds: [128, 139, 96, 110, 90, 102, 125, 81],
      sections: [
        {
          from: "JBS Parade Ground",
          trains: {
            weekday: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
            saturday: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
            sunday: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
          },
        },
      ],
    },
  },
  Blue: {
    onward: {
      seconds: [
        105, 112, 100, 92, 136, 112, 178, 165, 105, 98, 123, 138, 206, 101, 162, 103, 148, 94, 136, 160, 107,
        142,
      ],
      sections: [
        {
          from: "Nagole",
          trains: {
            weekday: [8, 13, 19, 12, 12, 11, 12, 11, 11, 12, 14, 19, 16, 14, 12, 10, 6],
            saturday: [8, 12, 12, 13, 13, 11, 12, 11, 11, 11, 13, 13, 14, 13, 11, 10, 5],
            sunday: [6, 6, 8, 9, 9, 9, 9, 8, 9, 9, 9, 8, 9, 9, 8, 7, 6],
          },
        },
        {
          from: "Mettuguda",
          trains: {
            weekday: [7, 12, 18, 19, 14, 11, 12, 11, 11, 11, 15, 17, 18, 16, 13, 9, 7],
            saturday: [8, 10, 13, 13, 12, 12, 12, 11, 11, 11, 13, 13, 13, 14, 12, 9, 6],
            sunday: [6, 6, 8, 9, 8, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 7, 6],
          },
        },
        {
          from: "Ameerpet",
          trains: {
            weekday: [6, 9, 19, 22, 17, 12, 11, 12, 11, 11, 14, 15, 18, 18, 14, 10, 8],
            saturday: [6, 10, 12, 13, 13, 12, 11, 11, 12, 11, 12, 13, 13, 14, 13, 9, 8],
            sunday: [6, 6, 6, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 9, 9, 8, 5],
          },
        },
        {
          from: "Madhura Nagar",
          trains: {
            weekday: [6, 9, 19, 21, 18, 11, 12, 11, 12, 11, 13, 16, 18, 17, 15, 9, 9],
            saturday: [6, 9, 13, 13, 12, 13, 11, 11, 11, 11, 12, 14, 13, 13, 14, 9, 8],
            sunday: [5, 6, 7, 9, 9, 8, 9, 9, 9, 8, 9, 9, 9, 9, 8, 8, 6],
          },
        },
        {
          from: "HITEC City",
          trains: {
            weekday: [6, 8, 17, 22, 18, 12, 11, 12, 11, 11, 12, 16, 16, 15, 15, 11, 9],
            saturday: [6, 8, 13, 13, 12, 13, 11, 11, 11, 12, 11, 13, 14, 13, 13, 11, 8],
            sunday: [6, 6, 6, 9, 8, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 8, 7],
          },
        },
      ],
    },
    back: {
      seconds: [
        194, 93, 158, 130, 97, 143, 108, 156, 117, 180, 141, 126, 99, 111, 164, 178, 112, 130, 97, 107, 111,
        104,
      ],
      sections: [
        {
          from: "Raidurg",
          trains: {
            weekday: [7, 8, 16, 22, 19, 13, 11, 11, 11, 11, 13, 14, 17, 15, 15, 11, 9],
            saturday: [7, 8, 12, 13, 12, 13, 12, 11, 11, 11, 11, 14, 13, 13, 14, 10, 8],
            sunday: [7, 5, 6, 9, 9, 9, 8, 9, 9, 9, 8, 9, 9, 9, 9, 8, 6],
          },
        },
        {
          from: "HITEC City",
          trains: {
            weekday: [6, 8, 17, 21, 20, 12, 11, 11, 12, 11, 12, 15, 18, 18, 15, 11, 9],
            saturday: [6, 8, 13, 12, 13, 12, 12, 11, 11, 11, 12, 13, 13, 14, 13, 11, 8],
            sunday: [6, 6, 6, 9, 8, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 8, 7],
          },
        },
        {
          from: "Madhura Nagar",
          trains: {
            weekday: [6, 7, 13, 21, 19, 11, 11, 11, 12, 11, 11, 15, 18, 17, 16, 12, 10],
            saturday: [6, 7, 11, 13, 13, 12, 12, 12, 11, 11, 11, 13, 13, 13, 14, 11, 10],
            sunday: [6, 6, 6, 7, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 9, 9, 7],
          },
        },
        {
          from: "Ameerpet",
          trains: {
            weekday: [7, 7, 10, 19, 17, 12, 11, 11, 11, 12, 11, 15, 17, 17, 16, 13, 9],
            saturday: [7, 7, 11, 13, 12, 13, 12, 11, 11, 11, 11, 13, 13, 14, 13, 12, 9],
            sunday: [7, 5, 6, 8, 9, 9, 8, 9, 9, 9, 9, 8, 9, 9, 9, 8, 7],
          },
        },
        {
          from: "Mettuguda",
          trains: {
            weekday: [5, 6, 9, 12, 17, 13, 11, 11, 11, 12, 11, 13, 16, 16, 17, 14, 10],
            saturday: [5, 7, 9, 13, 13, 12, 13, 11, 11, 11, 11, 12, 14, 13, 13, 13, 10],
            sunday: [5, 6, 6, 7, 8, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 9, 8],
          },
        },
      ],
    },
  },
};
