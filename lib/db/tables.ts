import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/*
 * Money is in whole rupees, areas in sqft, `total_area` in acres. The rules of the data are constraints here too,
 * so that no command and nobody using SQL can store what the site can't show.
 */
const rupees = (name: string) => bigint(name, { mode: "number" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const states = pgTable(
  "states",
  { id: integer().primaryKey(), name: text().notNull(), iso2: text().notNull() },
  (t) => [uniqueIndex("states_name").on(sql`lower(${t.name})`)],
);

export const cities = pgTable(
  "cities",
  {
    id: integer().primaryKey(),
    stateId: integer("state_id")
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [
    uniqueIndex("cities_name").on(t.stateId, sql`lower(${t.name})`),
    index("cities_by_name").on(sql`lower(${t.name})`),
  ],
);

export const localities = pgTable(
  "localities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cityId: integer("city_id")
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [
    uniqueIndex("localities_name").on(t.cityId, sql`lower(${t.name})`),
    index("localities_by_name").on(sql`lower(${t.name})`),
    check("localities_named", sql`${t.name} <> ''`),
  ],
);

export const developers = pgTable(
  "developers",
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull(), logo: text() },
  (t) => [
    uniqueIndex("developers_name").on(sql`lower(${t.name})`),
    check("developers_named", sql`${t.name} <> ''`),
  ],
);

export const projects = pgTable(
  "projects",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    externalId: text("external_id").notNull(),
    contentHash: text("content_hash").notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    developerId: integer("developer_id")
      .notNull()
      .references(() => developers.id),
    stateId: integer("state_id")
      .notNull()
      .references(() => states.id),
    cityId: integer("city_id")
      .notNull()
      .references(() => cities.id),
    localityId: integer("locality_id").references(() => localities.id),
    address: text(),
    propertyType: text("property_type").notNull(),
    isPlot: boolean("is_plot").notNull(),
    status: text(),
    availability: text(),
    launchDate: date("launch_date"),
    possessionDate: date("possession_date"),
    minPrice: rupees("min_price"),
    maxPrice: rupees("max_price"),
    minArea: doublePrecision("min_area"),
    maxArea: doublePrecision("max_area"),
    offerPrice: rupees("offer_price"),
    offerMonths: smallint("offer_months"),
    totalArea: numeric("total_area", { mode: "number", precision: 12, scale: 3 }),
    totalApartments: integer("total_apartments"),
    facing: text(),
    dimensions: text(),
    reraId: text("rera_id"),
    /** The register's own page of the project. */
    reraUrl: text("rera_url"),
    /** Why it may be advertised without a number, the paper that shows it, and who has seen that when. */
    reraExemption: text("rera_exemption"),
    reraExemptionPaper: text("rera_exemption_paper"),
    reraExemptionBy: text("rera_exemption_by"),
    reraExemptionOn: date("rera_exemption_on"),
    image: text(),
    /** What the main picture is, when it is no photo of the place: "Artist’s impression". */
    mediaNote: text("media_note"),
    video: text(),
    videoUploadDate: date("video_upload_date"),
    brochure: text(),
    mapSource: text("map_source"),
    /** Where it is, in degrees, by the database's own rule from `mapSource`: whoever writes that writes these. */
    latitude: doublePrecision().generatedAlwaysAs(sql`(map_point(map_source))[1]`),
    longitude: doublePrecision().generatedAlwaysAs(sql`(map_point(map_source))[2]`),
    moreOptions: text("more_options"),
    about: text(),
    /** Name, developer, locality and city, each without spaces or marks: free text is searched in it. */
    searchKey: text("search_key").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    /** Since when it has had a page, and its changes are kept (`projectHistory`). Empty: its page is not there. */
    publicSince: moment("public_since"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("projects_external_id").on(t.externalId),
    index("projects_search_key").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    /** So that a registration number is found by how it begins, however it is written (`listRegisteredIds`). */
    index("projects_registered")
      .using("btree", sql`regexp_replace(lower(${t.reraId}), '[^a-z0-9]', '', 'g') collate "C"`)
      .where(sql`${t.isActive}`),
    index("projects_city").on(t.cityId),
    index("projects_locality").on(t.localityId),
    index("projects_developer").on(t.developerId),
    index("projects_launch").on(t.launchDate.desc().nullsLast(), t.id),
    index("projects_changed").on(t.updatedAt),
    /** So that the desk counts those that nobody has touched without reading them. */
    index("projects_active_changed")
      .on(t.updatedAt)
      .where(sql`${t.isActive}`),
    /** What is no longer sold and still has its page: few, for sitemaps. */
    index("projects_withdrawn")
      .on(t.isPlot, t.id)
      .where(sql`not ${t.isActive} and ${t.publicSince} is not null`),
    check(
      "projects_exemption",
      sql`${t.reraExemption} is null
        or (${t.reraExemptionPaper} is not null and ${t.reraExemptionBy} is not null and ${t.reraExemptionOn} is not null)`,
    ),
    check("projects_named", sql`${t.name} <> '' and ${t.slug} <> ''`),
    check(
      "projects_type",
      sql`${t.propertyType} in ('Apartment', 'Villa', 'Plot') and ${t.isPlot} = (${t.propertyType} = 'Plot')`,
    ),
    check(
      "projects_status",
      sql`${t.status} in ('Launching Soon', 'New Launch', 'Under Construction', 'Ready to Move')`,
    ),
    check("projects_availability", sql`${t.availability} in ('Resale', 'New')`),
    check("projects_prices", sql`${t.minPrice} >= 0 and ${t.maxPrice} >= ${t.minPrice}`),
    check("projects_areas", sql`${t.minArea} >= 0 and ${t.maxArea} >= ${t.minArea}`),
    check("projects_sizes", sql`${t.totalArea} >= 0 and ${t.totalApartments} >= 0`),
    check("projects_offer", sql`${t.offerPrice} >= 0 and ${t.offerMonths} >= 0`),
    check("projects_dates", sql`${t.possessionDate} >= ${t.launchDate}`),
  ],
);

/** The floor plans of a home project; a plotted development has none. */
export const floorPlans = pgTable(
  "floor_plans",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    bhk: smallint(),
    area: doublePrecision(),
    /** What lies inside the walls, as RERA defines it; a part of `area`. */
    carpetArea: doublePrecision("carpet_area"),
    price: rupees("price"),
    bathrooms: smallint(),
    image: text(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.position] }),
    index("floor_plans_match").on(t.bhk, t.price),
    check("floor_plans_bhk", sql`${t.bhk} between 1 and 19`),
    check(
      "floor_plans_carpet_area",
      sql`${t.carpetArea} >= 0 and ${t.carpetArea} <= coalesce(${t.area}, ${t.carpetArea})`,
    ),
    check("floor_plans_numbers", sql`${t.area} >= 0 and ${t.price} >= 0 and ${t.bathrooms} between 0 and 20`),
  ],
);

export const amenities = pgTable(
  "amenities",
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull(), image: text() },
  (t) => [uniqueIndex("amenities_name").on(sql`lower(${t.name})`)],
);

export const projectAmenities = pgTable(
  "project_amenities",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    amenityId: integer("amenity_id")
      .notNull()
      .references(() => amenities.id),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.position] })],
);

/** Gallery pictures (and film links) of a project, in the order staff gave. */
export const media = pgTable(
  "media",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    link: text().notNull(),
    galleryType: text("gallery_type"),
    type: text(),
    note: text(),
  },
  (t) => [
    uniqueIndex("media_position").on(t.projectId, t.position),
    check("media_link", sql`${t.link} <> ''`),
  ],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    externalId: text("external_id").notNull(),
    contentHash: text("content_hash").notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    image: text(),
    /** What the picture shows, where staff have said it. */
    imageAlt: text("image_alt"),
    /** Who wrote it; empty for the company. */
    author: text(),
    /** HTML, cleaned before it was stored. */
    body: text().notNull(),
    /** The Markdown that `body` was made from; empty for one that came as HTML. */
    markdown: text(),
    isActive: boolean("is_active").notNull().default(true),
    /** It has never been on the site: its address may still change. */
    isDraft: boolean("is_draft").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("blog_posts_external_id").on(t.externalId),
    uniqueIndex("blog_posts_slug").on(t.slug),
    check("blog_posts_slug_form", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** All words that a search can find, to correct typing errors. Words are only added. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() }, (t) => [
  index("search_words_similar").using("gin", sql`${t.word} gin_trgm_ops`),
  index("search_words_begin").on(sql`length(${t.word})`, sql`${t.word} text_pattern_ops`),
  index("search_words_end").on(sql`length(${t.word})`, sql`reverse(${t.word}) text_pattern_ops`),
]);

/** One row. Its version grows with every change of the catalogue; the running site watches it. */
export const catalogueState = pgTable(
  "catalogue_state",
  {
    id: smallint().primaryKey().default(1),
    version: bigint({ mode: "number" }).notNull().default(1),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (t) => [check("catalogue_state_single", sql`${t.id} = 1`)],
);

/**
 * What staff found when they compared a project with its entry in the register of its state's RERA authority: a row for each
 * line that was compared. Without a row nobody has.
 */
export const reraChecks = pgTable(
  "rera_checks",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    line: text().notNull(),
    standing: text().notNull(),
    /** The day on which somebody looked it up, in India. */
    checkedOn: date("checked_on").notNull(),
    /** What the register says; needed where it differs. */
    says: text(),
    /** Who looked it up: for staff alone. */
    checkedBy: text("checked_by"),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.line] }),
    /** So that a day on which a check grows old is found without reading all of them. */
    index("rera_checks_day").on(t.checkedOn),
    check("rera_checks_line", sql`${t.line} in ('number', 'phase', 'towers', 'promoter', 'possession')`),
    check("rera_checks_standing", sql`${t.standing} in ('matched', 'differs')`),
    check("rera_checks_says", sql`${t.says} <> '' and (${t.standing} = 'matched' or ${t.says} is not null)`),
  ],
);
