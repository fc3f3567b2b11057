CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "amenities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "amenities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"image" text,
	"body" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_form" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_state_single" CHECK ("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"state_id" integer NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "developers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "developers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo" text,
	CONSTRAINT "developers_named" CHECK ("developers"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "floor_plans" (
	"project_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"bhk" smallint,
	"area" double precision,
	"price" bigint,
	"bathrooms" smallint,
	"image" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "floor_plans_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "floor_plans_bhk" CHECK ("floor_plans"."bhk" between 1 and 19),
	CONSTRAINT "floor_plans_numbers" CHECK ("floor_plans"."area" >= 0 and "floor_plans"."price" >= 0 and "floor_plans"."bathrooms" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "localities_named" CHECK ("localities"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"link" text NOT NULL,
	"gallery_type" text,
	"type" text,
	CONSTRAINT "media_link" CHECK ("media"."link" <> '')
);
--> statement-breakpoint
CREATE TABLE "project_amenities" (
	"project_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"amenity_id" integer NOT NULL,
	CONSTRAINT "project_amenities_project_id_position_pk" PRIMARY KEY("project_id","position")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"developer_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"locality_id" integer,
	"address" text,
	"property_type" text NOT NULL,
	"is_plot" boolean NOT NULL,
	"status" text,
	"availability" text,
	"launch_date" date,
	"possession_date" date,
	"min_price" bigint,
	"max_price" bigint,
	"min_area" double precision,
	"max_area" double precision,
	"offer_price" bigint,
	"offer_months" smallint,
	"total_area" numeric(12, 3),
	"total_apartments" integer,
	"facing" text,
	"dimensions" text,
	"rera_id" text,
	"image" text,
	"video" text,
	"brochure" text,
	"map_source" text,
	"more_options" text,
	"about" text,
	"search_key" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_named" CHECK ("projects"."name" <> '' and "projects"."slug" <> ''),
	CONSTRAINT "projects_type" CHECK ("projects"."property_type" in ('Apartment', 'Villa', 'Plot') and "projects"."is_plot" = ("projects"."property_type" = 'Plot')),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('Launching Soon', 'New Launch', 'Under Construction', 'Ready to Move')),
	CONSTRAINT "projects_availability" CHECK ("projects"."availability" in ('Resale', 'New')),
	CONSTRAINT "projects_prices" CHECK ("projects"."min_price" >= 0 and "projects"."max_price" >= "projects"."min_price"),
	CONSTRAINT "projects_areas" CHECK ("projects"."min_area" >= 0 and "projects"."max_area" >= "projects"."min_area"),
	CONSTRAINT "projects_sizes" CHECK ("projects"."total_area" >= 0 and "projects"."total_apartments" >= 0),
	CONSTRAINT "projects_offer" CHECK ("projects"."offer_price" >= 0 and "projects"."offer_months" >= 0),
	CONSTRAINT "projects_dates" CHECK ("projects"."possession_date" >= "projects"."launch_date")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"iso2" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_amenities" ADD CONSTRAINT "project_amenities_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_amenities" ADD CONSTRAINT "project_amenities_amenity_id_amenities_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "amenities_name" ON "amenities" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_external_id" ON "blog_posts" USING btree ("external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name" ON "cities" USING btree ("state_id",lower("name"));--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "developers_name" ON "developers" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "floor_plans_match" ON "floor_plans" USING btree ("bhk","price");--> statement-breakpoint
CREATE UNIQUE INDEX "localities_name" ON "localities" USING btree ("city_id",lower("name"));--> statement-breakpoint
CREATE INDEX "localities_by_name" ON "localities" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "media_position" ON "media" USING btree ("project_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_external_id" ON "projects" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "projects_search_key" ON "projects" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_city" ON "projects" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "projects_locality" ON "projects" USING btree ("locality_id");--> statement-breakpoint
CREATE INDEX "projects_developer" ON "projects" USING btree ("developer_id");--> statement-breakpoint
CREATE INDEX "projects_launch" ON "projects" USING btree ("launch_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "states_name" ON "states" USING btree (lower("name"));--> statement-breakpoint
INSERT INTO "catalogue_state" ("id") VALUES (1);
