CREATE TABLE "bookings" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"booked_on" date NOT NULL,
	"project_id" integer,
	"unit" text,
	"price" bigint,
	"expected" bigint,
	"invoiced" bigint,
	"received" bigint,
	CONSTRAINT "bookings_sums" CHECK (least("bookings"."price", "bookings"."expected", "bookings"."invoiced", "bookings"."received") >= 0)
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_channels";--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_kind";--> statement-breakpoint
ALTER TABLE "word_changes" DROP CONSTRAINT "word_changes_parts";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "pick_up" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "takes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "most_open" smallint;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "calendar_key" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "views" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_day" ON "bookings" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_page_start" ON "leads" USING btree (left("source_page", 4));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_calendar" ON "staff" USING btree ("calendar_key");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channels" CHECK ("deliveries"."channel" in ('staff-mail', 'visitor-mail', 'webhook', 'staff-mail-correction', 'webhook-correction', 'webhook-change', 'staff-mail-consent', 'staff-mail-erased', 'webhook-erased', 'visitor-consent', 'visitor-visit'));--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind" CHECK ("lead_events"."kind" in ('changed', 'note', 'call', 'whatsapp', 'consent', 'alarm', 'booking'));--> statement-breakpoint
ALTER TABLE "word_changes" ADD CONSTRAINT "word_changes_parts" CHECK ("word_changes"."part" in ('testimonials', 'banners', 'numbers', 'registrations', 'alarms', 'sharing'));