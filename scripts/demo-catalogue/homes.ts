import { chooseAmenities, toAmenityRecord } from "./amenities";
import { schedule, statusDeck } from "./dates";
import { demoDevelopers, type Developer } from "./developer-names";
import { buildFloorPlans, projectRate } from "./floor-plans";
import { homeGallery, photo, scenes, type Scene } from "./pictures";
import { homeSites, mapEmbed, streetLine } from "./places";
import { dealer, randomFor } from "./random";
import type { Draft } from "./shapes";
import type { HomeClass } from "./sites";

const moreOptions = [
  "Two covered car-parking spaces with every 3 BHK and larger home",
  "Modular kitchen and wardrobes available as an option",
  "East-facing and corner homes on request",
  "Home automation wiring in every home",
  "Two adjacent homes can be combined on request",
] as const;

/** Deals a developer that builds this class and its next unused name. */
export function namer(): (
  homeClass: HomeClass | "L",
  avoid: string | null,
) => { developer: Developer; name: string } {
  const pools = new Map(
    demoDevelopers.map((developer) => [
      developer.slug,
      { P: [...(developer.towers ?? [])], V: [...(developer.villas ?? [])], L: [...(developer.plots ?? [])] },
    ]),
  );
  const used = new Map<string, number>();
  return (homeClass, avoid) => {
    const list = homeClass === "V" || homeClass === "L" ? homeClass : "P";
    const candidates = demoDevelopers
      .filter((each) => each.builds.includes(homeClass) && (pools.get(each.slug)?.[list].length ?? 0) > 0)
      .sort((one, other) => (used.get(one.slug + list) ?? 0) - (used.get(other.slug + list) ?? 0));
    const developer = candidates.find((each) => each.slug !== avoid) ?? candidates[0];
    const suffix = developer && pools.get(developer.slug)?.[list].shift();
    if (!developer || !suffix) throw new Error(`No name left for class ${homeClass}`);
    used.set(developer.slug + list, (used.get(developer.slug + list) ?? 0) + 1);
    return { developer, name: `${developer.brand} ${suffix}` };
  };
}

export function buildHomes(nextRera: () => string): Draft[] {
  const nextName = namer();
  const nextStatus = dealer("statuses of homes", statusDeck("homes"));
  const nextScene = {
    P: dealer("scene P", scenes.P),
    M: dealer("scene M", scenes.M),
    B: dealer("scene B", scenes.B),
    V: dealer("scene V", scenes.V),
  };
  const counters = new Map<string, number>();
  const turns = new Map<string, number>();
  let before: string | null = null;
  let sceneBefore: Scene | null = null;

  return homeSites().map(({ site, homeClass }, index) => {
    const number = (counters.get(site.code) ?? 0) + 1;
    counters.set(site.code, number);
    const externalId = `ZK-${site.code}-${String(number).padStart(4, "0")}`;
    const random = randomFor(externalId);
    const { developer, name } = nextName(homeClass, before);
    before = developer.slug;

    let scene = nextScene[homeClass]();
    // Two projects next to each other must not have the same picture.
    while (scene === sceneBefore) scene = nextScene[homeClass]();
    sceneBefore = scene;
    const status = nextStatus();
    const turn = turns.get(status) ?? 0;
    turns.set(status, turn + 1);
    const dates = schedule(status, turn, random);
    const homes = random.whole(scene.homes[0], scene.homes[1], 2);
    const acres =
      Math.round((homes / random.between(scene.homesPerAcre[0], scene.homesPerAcre[1])) * 10) / 10;
    const amenities = chooseAmenities(homeClass, scene.shows, random);
    const floorplans = buildFloorPlans(homeClass, projectRate(homeClass, site.band, random), random);
    const cheapest = floorplans[0]?.price ?? null;
    const offer = index % 9 === 4 && cheapest !== null && status !== "Launching Soon";

    return {
      site,
      homeClass,
      form: scene.form,
      record: {
        kind: "property",
        externalId,
        name,
        groupName: developer.name,
        propertyType: homeClass === "V" ? "Villa" : "Apartment",
        city: site.city,
        state: site.state,
        locality: site.locality,
        address: streetLine(site, index),
        status,
        availability: status === "Ready to Move" && turn % 5 < 2 ? "Resale" : "New",
        launchDate: dates.launchDate,
        possessionDate: dates.possessionDate,
        reraId: status === "Launching Soon" ? null : nextRera(),
        totalArea: acres,
        totalApartments: homes,
        imageUrl: photo(scene.exteriors[0] ?? "tower-07-morning"),
        galleries: homeGallery(homeClass, scene, amenities, random),
        floorplans,
        propertyAmenities: amenities.map(toAmenityRecord),
        youtube_link: null,
        brochure: null,
        iframeCodeMap: mapEmbed(site, index),
        offerPrice: offer ? Math.round((cheapest * 0.97) / 1000) * 1000 : null,
        offerMonths: offer ? random.pick([1, 2, 3, 6]) : null,
        moreOptions: index % 4 === 2 ? random.pick(moreOptions) : null,
        isActive: true,
      },
    };
  });
}
