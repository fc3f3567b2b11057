CREATE TABLE "desk_mends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_mends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"field" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_senders" (
	"sender" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"who" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_files" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "desk_files" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "desk_files" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_files" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "desk_files" ADD COLUMN "sheets" text[];--> statement-breakpoint
ALTER TABLE "desk_files" ADD COLUMN "rows" "bytea";--> statement-breakpoint
ALTER TABLE "desk_mends" ADD CONSTRAINT "desk_mends_file_id_desk_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."desk_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_mends_file" ON "desk_mends" USING btree ("file_id");