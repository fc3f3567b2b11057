ALTER TABLE "media" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "media_note" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "video_upload_date" date;