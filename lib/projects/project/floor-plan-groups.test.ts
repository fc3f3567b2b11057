import { expect, test } from "vitest";
import { groupFloorPlans } from "./floor-plan-groups";

const plan = (bhkType: string | null, area: number | null, price: number | null = null) => ({
  bhkType,
  area,
  price,
});

test("plans come by type, fewest rooms first, plans without a type last", () => {
  const groups = groupFloorPlans([
    plan(null, 900),
    plan("10BHK", 9000),
    plan("3BHK", 1500),
    plan("2BHK", 1100),
  ]);
  expect(groups.map((group) => group.bhkType)).toEqual(["2BHK", "3BHK", "10BHK", null]);
});

test("a group knows its sizes and its lowest price, smallest plan first, unknown sizes last", () => {
  const [group] = groupFloorPlans([
    plan("3BHK", 1800, 12_000_000),
    plan("3BHK", null, 9_000_000),
    plan("3BHK", 1500, null),
  ]);
  expect(group).toMatchObject({ minArea: 1500, maxArea: 1800, minPrice: 9_000_000 });
  expect(group?.plans.map(({ area }) => area)).toEqual([1500, 1800, null]);
});

test("a plan that is not active is hidden, and a group with nothing else too", () => {
  const hidden = { ...plan("4BHK", 3000), isActive: false };
  expect(groupFloorPlans([hidden])).toEqual([]);
  const [group] = groupFloorPlans([
    plan("3BHK", 1500, 9_000_000),
    { ...plan("3BHK", 900, 1), isActive: false },
  ]);
  expect(group).toMatchObject({ minArea: 1500, maxArea: 1500, minPrice: 9_000_000 });
  expect(groupFloorPlans([{ ...plan("2BHK", 1100), isActive: null }])).toHaveLength(1);
});

test("what nobody knows is null, not zero", () => {
  expect(groupFloorPlans([plan("2BHK", null)])[0]).toMatchObject({
    minArea: null,
    maxArea: null,
    minPrice: null,
  });
});
