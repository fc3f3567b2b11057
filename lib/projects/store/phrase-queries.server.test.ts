import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { readPhraseFilters } from "./phrase-queries";
const demo = forAllTests(openDemoDatabase);

test.each([
  ["2bhk gachibowli under 1.5 cr", { location: ["Gachibowli"], bedrooms: ["2BHK"], budget: "Under 1.5Cr" }],
  ["villa in gachibauli", { location: ["Gachibowli"], propertyType: "Villa" }],
  ["flats kompalli", { location: ["Kompally"], propertyType: "Apartment" }],
  ["3 bhk hitech city", { location: ["HITEC City"], bedrooms: ["3BHK"] }],
  ["plots bangalore", { location: ["Bengaluru"], propertyType: "Plot" }],
  ["flats near banjara hills", { location: ["Banjara Hills"], within: "5km", propertyType: "Apartment" }],
  ["villas 500034", { location: ["Banjara Hills"], propertyType: "Villa" }],
  ["2bhk కొండాపూర్లో", { location: ["Kondapur"], bedrooms: ["2BHK"] }],
  ["कोंडापुर में फ्लैट", { location: ["Kondapur"], propertyType: "Apartment" }],
  ["flats near raidrug metro", { near: "Raidurg metro", propertyType: "Apartment" }],
  ["within 5 km of hyderabad airpot", { near: "Hyderabad Airport", radius: "5km" }],
  ["near osmania univercity", { near: "Osmania University" }],
  ["near kokapeta", { location: ["Kokapet"], within: "5km" }],
  ["near wipro circle", { location: ["Financial District"], within: "5km" }],
  [
    "plots in bangalore near airport",
    { location: ["Bengaluru"], near: "Bengaluru Airport", radius: "10km", propertyType: "Plot" },
  ],
  // Where nothing of ours stands what is near, as far as it has to go; beyond 10 km the list says where the nearest is.
  ["shamshabad villas", { location: ["Shamshabad"], within: "10km", propertyType: "Villa" }],
  ["peerzadiguda", { location: ["Peerzadiguda"], within: "5km" }],
  ["2bhk near peerzadiguda", { location: ["Peerzadiguda"], within: "5km", bedrooms: ["2BHK"] }],
  ["plots in shadnagar", { location: ["Shadnagar"], propertyType: "Plot" }],
  ["2bhk mehdipatnam", { location: ["Mehdipatnam"], within: "5km", bedrooms: ["2BHK"] }],
  ["trimulgherry", { location: ["Tirumalagiri"], within: "5km" }],
  ["neredmet x roads", { location: ["Neredmet"], within: "5km" }],
  ["flats 500011", { location: ["Bowenpally"], within: "5km", propertyType: "Apartment" }],
  ["falaknuma", { location: ["Falaknuma"], within: "10km" }],
  ["plots yadadri", { location: ["Yadagirigutta"], propertyType: "Plot" }],
  ["మౌలాలిలో", { location: ["Moula Ali"], within: "5km" }],
  ["sangareddy", { location: ["Sangareddi"] }],
  ["peerzadiguda or uppal", { location: ["Peerzadiguda", "Uppal"] }],
  ["begumpet", { near: "Begumpet metro", radius: "5km" }],
  ["within 2 km of begumpet", { near: "Begumpet metro", radius: "2km" }],
  // A part of the city without a point: what lies beside it.
  ["2bhk in kothaguda", { location: ["Kondapur"], within: "5km", bedrooms: ["2BHK"] }],
  ["shankarpalli", { location: ["Mokila"], within: "5km" }],
  ["plots maheshwaram", { location: ["Tukkuguda"], within: "5km", propertyType: "Plot" }],
  ["bowrampet", { location: ["Dundigal"], within: "5km" }],
  ["కొత్తగూడలో", { location: ["Kondapur"], within: "5km" }],
  ["kandi", { location: ["Sangareddi"] }],
  ["himayatnagar 2bhk", { near: "Narayanaguda metro", radius: "10km", bedrooms: ["2BHK"] }],
  ["gopanpally", { location: ["Nallagandla", "Tellapur"], within: "5km" }],
  ["marredpally", { location: ["West Marredpally"], within: "5km" }],
  ["west marredpally", { location: ["West Marredpally"], within: "5km" }],
  ["saidabad", { near: "Malakpet metro", radius: "5km" }],
  ["chandrayangutta", { location: ["Falaknuma"], within: "10km" }],
  // Not Kothapet of Adilabad, not Khanapur of other states, not Hyderabad.
  ["2bhk in kothapet", { location: ["Dilsukhnagar"], within: "5km", bedrooms: ["2BHK"] }],
  ["villas in khanapur", { location: ["Gandipet"], within: "5km", propertyType: "Villa" }],
  ["hyder nagar 2bhk", { location: ["Kukatpally"], within: "5km", bedrooms: ["2BHK"] }],
  // A locality of another city is not meant beside one of ours, or with a wrong letter.
  ["whitefields kondapur", { location: ["Kondapur"], search: "whitefields" }],
  ["kondapur whitefield", { location: ["Kondapur"], search: "whitefield" }],
  ["kondapur, whitefield bangalore", { location: ["Kondapur", "Whitefield"] }],
  ["whitefield, kondapur", { location: ["Kondapur", "Whitefield"] }],
  ["3 bhk qwertyuiop", { search: "qwertyuiop", bedrooms: ["3BHK"] }],
  ["qwertyuiop", null],
  ["", null],
  ["%_' or 1=1 --", null],
])("%s", async (phrase, filters) => {
  expect(await readPhraseFilters(phrase, demo.db)).toEqual(filters);
});

test("a builder is known by the beginning of the name, an amenity by its name", async () => {
  const { rows } = await demo.db.execute<{ name: string }>("select name from developers order by id limit 1");
  const [{ name }] = rows as [{ name: string }]; // The demo catalogue has some.
  expect(await readPhraseFilters(`${name} villas`, demo.db)).toEqual({
    builder: name,
    propertyType: "Villa",
  });
  const { rows: some } = await demo.db.execute<{ name: string }>(
    "select name from amenities order by id limit 1",
  );
  const [{ name: amenity }] = some as [{ name: string }]; // and these
  expect(await readPhraseFilters(`3 bhk with ${amenity}`, demo.db)).toEqual({
    bedrooms: ["3BHK"],
    amenities: [amenity],
  });
});
