import { expect, test } from "vitest";
import { sumUp, type Visit } from "./visits";

const visit = (clock: string, isOff = false): Visit => ({
  ...{ id: clock, leadId: clock, name: "Meera Rao", phone: null, at: `2026-12-01T${clock}:00+05:30` },
  ...{ staffId: null, staffName: null, project: null, pickUp: null, result: null, isOff },
});

test("the visits of a colleague on a day are said in a few words", () => {
  expect(sumUp([visit("11:00")])).toBe("1 visit, 11:00 am");
  expect(sumUp([visit("10:00"), visit("11:30"), visit("16:00")])).toBe("3 visits, 10:00 am to 4:00 pm");
  expect(sumUp([visit("09:00", true), visit("10:00")])).toBe("1 visit, 10:00 am, 1 called off");
  expect(sumUp([visit("09:00", true)])).toBe("1 called off");
});
