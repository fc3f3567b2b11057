CREATE TABLE "notices" (
	"version" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_notice_version_notices_version_fk" FOREIGN KEY ("notice_version") REFERENCES "public"."notices"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_notice_version_notices_version_fk" FOREIGN KEY ("notice_version") REFERENCES "public"."notices"("version") ON DELETE no action ON UPDATE no action;