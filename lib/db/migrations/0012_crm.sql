CREATE TABLE "crm_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_channels";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "first_event" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "last_event" integer;--> statement-breakpoint
CREATE INDEX "crm_messages_taken" ON "crm_messages" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "projects_active_changed" ON "projects" USING btree ("updated_at") WHERE "projects"."is_active";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_events" CHECK ("deliveries"."channel" <> 'webhook-change' or ("deliveries"."first_event" is not null and "deliveries"."last_event" is not null));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channels" CHECK ("deliveries"."channel" in ('staff-mail', 'visitor-mail', 'webhook', 'staff-mail-correction', 'webhook-correction', 'webhook-change'));