CREATE TABLE "desk_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"who" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"look" jsonb,
	"importing_since" timestamp with time zone,
	"import_id" integer
);
--> statement-breakpoint
ALTER TABLE "desk_files" ADD CONSTRAINT "desk_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;