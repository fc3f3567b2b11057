CREATE TABLE "lead_file_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"who" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"content" "bytea" NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_ties" (
	"lead_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_ties_lead_id_other_id_pk" PRIMARY KEY("lead_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_kind";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "stands_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "list_look" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_sent_by_staff_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_ties" ADD CONSTRAINT "lead_ties_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lead_ties" ADD CONSTRAINT "lead_ties_other_id_leads_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "lead_ties_other" ON "lead_ties" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING btree (lower("name"),"id");--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind" CHECK ("lead_events"."kind" in ('changed', 'note', 'call', 'whatsapp', 'consent', 'alarm', 'booking', 'joined', 'parted'));