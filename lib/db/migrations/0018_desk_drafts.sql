CREATE TABLE "desk_drafts" (
	"token" text PRIMARY KEY NOT NULL,
	"draft" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_drafts_expiry" ON "desk_drafts" USING btree ("expires_at");