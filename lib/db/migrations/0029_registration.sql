ALTER TABLE "projects" ADD COLUMN "rera_url" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rera_exemption" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rera_exemption_paper" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rera_exemption_by" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rera_exemption_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_exemption" CHECK ("projects"."rera_exemption" is null
        or ("projects"."rera_exemption_paper" is not null and "projects"."rera_exemption_by" is not null and "projects"."rera_exemption_on" is not null));