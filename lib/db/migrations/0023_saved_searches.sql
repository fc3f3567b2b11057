CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"searcher_id" uuid NOT NULL,
	"query" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"known_ids" integer[] DEFAULT '{}' NOT NULL,
	"known_prices" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "saved_searches_known" CHECK (cardinality("saved_searches"."known_ids") = cardinality("saved_searches"."known_prices"))
);
--> statement-breakpoint
CREATE TABLE "searchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"asked_mails" smallint DEFAULT 0 NOT NULL,
	"asked_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_searcher_id_searchers_id_fk" FOREIGN KEY ("searcher_id") REFERENCES "public"."searchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query" ON "saved_searches" USING btree ("searcher_id","query");--> statement-breakpoint
CREATE UNIQUE INDEX "searchers_mailbox" ON "searchers" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "searchers_next" ON "searchers" USING btree ("next_at") WHERE "searchers"."next_at" is not null;