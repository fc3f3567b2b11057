ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_channels";--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_kind";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_channels" text[];--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "calls_from" smallint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "calls_until" smallint;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channels" CHECK ("deliveries"."channel" in ('staff-mail', 'visitor-mail', 'webhook', 'staff-mail-correction', 'webhook-correction', 'webhook-change', 'staff-mail-consent'));--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind" CHECK ("lead_events"."kind" in ('changed', 'note', 'call', 'whatsapp', 'consent'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_contact_channels" CHECK ("leads"."contact_channels" <@ array['phone', 'whatsapp', 'sms', 'email']);--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_call_hours" CHECK (num_nonnulls("leads"."calls_from", "leads"."calls_until") = 0 or ("leads"."calls_from" >= 0 and "leads"."calls_from" < "leads"."calls_until" and "leads"."calls_until" <= 24));