CREATE TABLE "rera_checks" (
	"project_id" integer NOT NULL,
	"line" text NOT NULL,
	"standing" text NOT NULL,
	"checked_on" date NOT NULL,
	"says" text,
	"checked_by" text,
	CONSTRAINT "rera_checks_project_id_line_pk" PRIMARY KEY("project_id","line"),
	CONSTRAINT "rera_checks_line" CHECK ("rera_checks"."line" in ('number', 'phase', 'towers', 'promoter', 'possession')),
	CONSTRAINT "rera_checks_standing" CHECK ("rera_checks"."standing" in ('matched', 'differs')),
	CONSTRAINT "rera_checks_says" CHECK ("rera_checks"."says" <> '' and ("rera_checks"."standing" = 'matched' or "rera_checks"."says" is not null))
);
--> statement-breakpoint
ALTER TABLE "project_checks" ADD COLUMN "completeness" smallint;--> statement-breakpoint
ALTER TABLE "project_checks" ADD COLUMN "missing" text[];--> statement-breakpoint
ALTER TABLE "rera_checks" ADD CONSTRAINT "rera_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rera_checks_day" ON "rera_checks" USING btree ("checked_on");--> statement-breakpoint
CREATE INDEX "project_checks_completeness" ON "project_checks" USING btree ("completeness","project_id");--> statement-breakpoint
ALTER TABLE "project_checks" ADD CONSTRAINT "project_checks_percent" CHECK ("project_checks"."completeness" between 0 and 100);