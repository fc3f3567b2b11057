ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_channels";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_erased";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_phone" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channels" CHECK ("deliveries"."channel" in ('staff-mail', 'visitor-mail', 'webhook', 'staff-mail-correction', 'webhook-correction'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_erased" CHECK ("leads"."erased_at" is null or num_nonnulls("leads"."name", "leads"."phone", "leads"."first_phone", "leads"."email", "leads"."source_page", "leads"."referrer", "leads"."address_hash", "leads"."idempotency_key", "leads"."body_hash") = 0);