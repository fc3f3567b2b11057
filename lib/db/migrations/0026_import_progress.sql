ALTER TABLE "imports" ADD COLUMN "records_done" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "records_total" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "told_at" timestamp with time zone;