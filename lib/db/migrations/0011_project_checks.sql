CREATE TABLE "project_checks" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"judged_at" timestamp with time zone,
	"doubts" text[] DEFAULT '{}'::text[] NOT NULL,
	"accepted_hash" text
);
--> statement-breakpoint
ALTER TABLE "project_checks" ADD CONSTRAINT "project_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_checks_doubtful" ON "project_checks" USING btree ("project_id") WHERE "project_checks"."doubts" <> '{}';