CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "deliveries_channels" CHECK ("deliveries"."channel" in ('staff-mail', 'visitor-mail', 'webhook')),
	CONSTRAINT "deliveries_states" CHECK ("deliveries"."state" in ('waiting', 'sent', 'kept', 'failed', 'erased'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"project_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_page" text,
	"referrer" text,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consent_text" text,
	"consent_version" text,
	"consent_channels" text[],
	"consent_at" timestamp with time zone,
	"address_hash" text,
	"suspicion" text,
	"idempotency_key" text,
	"body_hash" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "leads_kind" CHECK ("leads"."kind" in ('enquiry', 'callback', 'brochure', 'listing-callback', 'contact', 'interior', 'loan')),
	CONSTRAINT "leads_person" CHECK ("leads"."erased_at" is not null or ("leads"."name" <> '' and "leads"."phone" ~ '^\+[0-9]{10,15}$')),
	CONSTRAINT "leads_erased" CHECK ("leads"."erased_at" is null or num_nonnulls("leads"."name", "leads"."phone", "leads"."email", "leads"."source_page", "leads"."referrer", "leads"."address_hash", "leads"."idempotency_key", "leads"."body_hash") = 0)
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_channel" ON "deliveries" USING btree ("lead_id","channel");--> statement-breakpoint
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_idempotency_key" ON "leads" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "leads_accepted" ON "leads" USING btree ("accepted_at","id");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "leads_reference" ON "leads" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "leads_body" ON "leads" USING btree ("body_hash","accepted_at");