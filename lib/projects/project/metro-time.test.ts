import { expect, test } from "vitest";
import { metroTimesNote } from "@/content/filter-words";
import { metroStations } from "@/content/metro-stations";
import { metroFeedDate } from "@/content/metro-times";
import { formatDay } from "@/lib/base/format";
import { metroHours, metroReach, metroTrip, metroWay, stationsNear, type MetroDay } from "./metro-time";

/*
 * Thirty trips as they stand in `stop_times.txt` of the operator's feed of 3 January 2026: departure from the first station and
 * arrival at the last, in the rows of the trips named. They were read there by trip and stop, not by `scripts/metro-times.ts`, whose
 * medians must be within a minute of each train. A change is to the next train that leaves four minutes later or more.
 */
type Leg = [trip: string, from: string, left: string, to: string, arrived: string];
const direct: [MetroDay, Leg][] = [
  ["weekday", ["WK_159689", "Kukatpally", "09:59:16", "Panjagutta", "10:13:12"]],
  ["weekday", ["WK_169767", "Yusufguda", "09:56:34", "Rasoolpura", "10:08:19"]],
  ["weekday", ["WK_169758", "Begumpet", "09:01:09", "Jubilee Hills Checkpost", "09:13:19"]],
  ["weekday", ["WK_159658", "Musarambagh", "09:40:46", "Assembly", "09:52:07"]],
  ["weekday", ["WK_168006", "Yusufguda", "09:19:23", "Durgam Cheruvu", "09:30:04"]],
  ["weekday", ["WK_159638", "Osmania Medical College", "09:03:40", "S. R. Nagar", "09:20:23"]],
  ["weekday", ["WK_145414", "Gandhi Hospital", "09:45:10", "Mahatma Gandhi Bus Station", "09:55:34"]],
  ["weekday", ["WK_145415", "Mahatma Gandhi Bus Station", "09:36:00", "RTC Cross Roads", "09:42:56"]],
  ["weekday", ["WK_159671", "Erragadda", "09:26:15", "New Market", "09:51:57"]],
  ["weekday", ["WK_169766", "Mettuguda", "09:02:57", "Begumpet", "09:17:09"]],
  ["weekday", ["WK_168123", "Peddamma Gudi", "09:32:37", "Rasoolpura", "09:50:25"]],
  ["weekday", ["WK_159668", "Victoria Memorial", "09:56:58", "Bharat Nagar", "10:31:05"]],
  ["weekday", ["WK_169286", "Chaitanyapuri", "18:13:01", "Malakpet", "18:20:13"]],
  ["weekday", ["WK_169292", "Victoria Memorial", "18:24:38", "Bharat Nagar", "18:58:35"]],
  ["weekday", ["WK_147185", "Mahatma Gandhi Bus Station", "18:48:00", "Chikkadpally", "18:53:13"]],
  ["weekday", ["WK_136990", "L. B. Nagar", "06:00:00", "Ameerpet", "06:29:19"]],
  ["weekday", ["WK_138323", "Mahatma Gandhi Bus Station", "06:49:14", "Balanagar", "07:14:50"]],
  ["weekday", ["WK_127706", "Habsiguda", "22:42:35", "Nagole", "22:49:34"]],
  ["saturday", ["SA_118926", "Ameerpet", "11:05:59", "Rasoolpura", "11:13:11"]],
  ["saturday", ["SA_113431", "S. R. Nagar", "11:36:01", "Erra Manzil", "11:41:45"]],
  ["sunday", ["SU_52150", "Madhapur", "20:53:13", "Tarnaka", "21:24:30"]],
  ["sunday", ["SU_49701", "Osmania Medical College", "20:57:34", "Ameerpet", "21:11:46"]],
];
const changed: [MetroDay, Leg, Leg][] = [
  [
    "weekday",
    ["WK_159667", "Miyapur", "09:04:16", "Ameerpet", "09:23:17"],
    ["WK_169770", "Ameerpet", "09:28:45", "Raidurg", "09:49:29"],
  ],
  [
    "weekday",
    ["WK_159644", "L. B. Nagar", "09:02:10", "Ameerpet", "09:32:04"],
    ["WK_169822", "Ameerpet", "09:36:10", "HITEC City", "09:53:01"],
  ],
  [
    "weekday",
    ["WK_146032", "Narayanaguda", "09:03:48", "Mahatma Gandhi Bus Station", "09:07:34"],
    ["WK_159655", "Mahatma Gandhi Bus Station", "09:13:04", "L. B. Nagar", "09:26:12"],
  ],
  [
    "weekday",
    ["WK_169770", "Uppal", "09:01:25", "Ameerpet", "09:28:45"],
    ["WK_159646", "Ameerpet", "09:36:28", "KPHB Colony", "09:50:02"],
  ],
  [
    "weekday",
    ["WK_167253", "Raidurg", "09:00:24", "Ameerpet", "09:20:02"],
    ["WK_159669", "Ameerpet", "09:27:41", "Malakpet", "09:45:29"],
  ],
  [
    "saturday",
    ["SA_118924", "Begumpet", "11:04:14", "Parade Ground", "11:11:56"],
    ["SA_101533", "JBS Parade Ground", "11:16:44", "RTC Cross Roads", "11:24:22"],
  ],
  [
    "sunday",
    ["SU_35847", "Musheerabad", "17:08:41", "JBS Parade Ground", "17:15:10"],
    ["SU_52082", "Parade Ground", "17:24:41", "Tarnaka", "17:32:10"],
  ],
  [
    "weekday",
    ["WK_160588", "HITEC City", "18:03:37", "Ameerpet", "18:19:49"],
    ["WK_169280", "Ameerpet", "18:25:22", "Kukatpally", "18:36:37"],
  ],
];

/** Minutes between two times of the feed. */
function between(left: string, arrived: string): number {
  const minutes = (time: string) =>
    time.split(":").reduce((sum, part, at) => sum + Number(part) / 60 ** (at - 1), 0);
  return minutes(arrived) - minutes(left);
}

test.each(direct)(
  "%s: the train %j takes as long as it does by the feed",
  (day, [, from, left, to, arrived]) => {
    const trip = metroTrip(from, to, day, Number(left.slice(0, 2)));
    expect(trip?.changes).toEqual([]);
    // Rounded up, and a median.
    expect(Math.abs((trip?.train ?? 0) - between(left, arrived))).toBeLessThan(1.5);
  },
);

test.each(changed)("%s: the trains %j and %j are changed where the feed lets them", (day, first, second) => {
  const trip = metroTrip(first[1], second[3], day, Number(first[2].slice(0, 2)));
  expect(trip?.changes).toEqual([first[3]]);
  const inTrains = between(first[2], first[4]) + between(second[2], second[4]);
  expect(Math.abs((trip?.train ?? 0) - inTrains)).toBeLessThan(2.5);
  // The whole is what it took, give or take the time between two trains at the change.
  const told = (trip?.minutes ?? 0) - (trip?.wait ?? 0);
  const waited = between(first[4], second[2]);
  expect(told - (trip?.change ?? 0)).toBe(trip?.train);
  expect(waited).toBeLessThan((trip?.change ?? 0) + 2 * (trip?.wait ?? 0) + 1);
});

test("the wait is half the time between two trains, and longer on a Sunday or where fewer go all the way", () => {
  // On weekdays from 9 to 10 the feed has 12 trains that leave Nagole, 22 that leave Ameerpet to Raidurg, 5 on the Green Line.
  expect(metroTrip("Nagole", "Uppal", "weekday", 9)?.wait).toBe(3);
  expect(metroTrip("Ameerpet", "HITEC City", "weekday", 9)?.wait).toBe(2);
  expect(metroTrip("Narayanaguda", "Musheerabad", "weekday", 9)?.wait).toBe(6);
  expect(metroTrip("Miyapur", "Ameerpet", "sunday", 7)?.wait).toBe(5);
  expect(metroTrip("Nagole", "Raidurg", "weekday", 9)?.wait).toBe(3);
});

test("the day of the timetable stands with what is made of it", () => {
  expect(metroTimesNote.split(formatDay(metroFeedDate) ?? "")).toHaveLength(3);
});

test("outside the hours of service there is no train", () => {
  expect([4, 5, 23, 0].map((hour) => metroTrip("Miyapur", "Raidurg", "weekday", hour))).toEqual(
    Array(4).fill(null),
  );
  for (const hour of metroHours) expect(metroTrip("Miyapur", "Raidurg", "sunday", hour)).not.toBeNull();
});

test("each station can be reached from each other, and all are known by the same name", () => {
  const names = metroStations.map(([name]) => name);
  for (const from of names) expect(metroTrip(from, "Ameerpet", "weekday", 9)).not.toBeNull();
  for (const to of names) expect(metroReach(to).every((km) => km === 3)).toBe(true);
});

test("the way from a door adds up, walks 1.3 times the straight line, and is told for no door further than 3 km", () => {
  // A kilometre north of Miyapur: 1.3 km on foot at 4.5 km/h are 17.3 minutes.
  const door = { latitude: 17.4965452 + 1 / 111.195, longitude: 78.3730262 };
  expect(stationsNear(door)[0]).toEqual({ station: "Miyapur", walk: 18 });
  const way = metroWay(door, "Ameerpet", "weekday", 9);
  expect(way).toMatchObject({ station: "Miyapur", walk: 18, change: 0, changes: [] });
  expect(way?.minutes).toBe(18 + (way?.wait ?? 0) + (way?.train ?? 0));
  expect(metroWay(door, "Miyapur", "weekday", 9)).toMatchObject({ minutes: 18, walk: 18, wait: 0, train: 0 });
  expect(metroWay({ latitude: 17.53, longitude: 78.3730262 }, "Ameerpet", "weekday", 9)).toBeNull();
});

test("a list within so many minutes holds just the doors that are told so many or fewer", () => {
  for (const km of [0.05, 0.4, 0.8, 1.3, 2, 2.9]) {
    const door = { latitude: 17.4965452 + km / 111.195, longitude: 78.3730262 };
    const told = metroWay(door, "Raidurg", "weekday", 9)?.minutes ?? Infinity;
    for (const most of [told - 1, told, told + 1]) {
      const reach = metroReach("Raidurg", most);
      const isListed = metroStations.some(([, latitude, longitude], at) => {
        const north = (door.latitude - latitude) * 111.195;
        const east = (door.longitude - longitude) * 111.195 * Math.cos((door.latitude * Math.PI) / 180);
        return Math.hypot(north, east) <= (reach[at] ?? -1);
      });
      expect(isListed).toBe(told <= most);
    }
  }
});
