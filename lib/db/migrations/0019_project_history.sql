CREATE TABLE "project_history" (
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"fact" text NOT NULL,
	"was" jsonb,
	"became" jsonb,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_history_project_id_day_fact_pk" PRIMARY KEY("project_id","day","fact"),
	CONSTRAINT "project_history_fact" CHECK ("project_history"."fact" in ('price', 'possession', 'status', 'reraId', 'site')),
	CONSTRAINT "project_history_differs" CHECK ("project_history"."was" is distinct from "project_history"."became")
);
--> statement-breakpoint
-- What is on the site has its page from now on as far as anybody knows; as a default that is gone again, no row is written.
ALTER TABLE "projects" ADD COLUMN "public_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "public_since" DROP DEFAULT;--> statement-breakpoint
UPDATE "projects" SET "public_since" = NULL WHERE NOT "is_active";--> statement-breakpoint
ALTER TABLE "project_history" ADD CONSTRAINT "project_history_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_history_changed" ON "project_history" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "projects_withdrawn" ON "projects" USING btree ("is_plot","id") WHERE not "projects"."is_active" and "projects"."public_since" is not null;