CREATE TABLE "import_changes" (
	"import_id" integer NOT NULL,
	"area" text NOT NULL,
	"external_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"after_hash" text NOT NULL,
	CONSTRAINT "import_changes_import_id_area_external_id_pk" PRIMARY KEY("import_id","area","external_id"),
	CONSTRAINT "import_changes_area" CHECK ("import_changes"."area" in ('project', 'blog')),
	CONSTRAINT "import_changes_action" CHECK ("import_changes"."action" in ('added', 'changed', 'hidden', 'shown'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"undoes" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"who" text NOT NULL,
	"files" jsonb NOT NULL,
	"counts" jsonb,
	"version_before" bigint NOT NULL,
	"version_after" bigint,
	"detail" text DEFAULT 'kept' NOT NULL,
	CONSTRAINT "imports_detail" CHECK ("imports"."detail" in ('kept', 'too many', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_record" ON "import_changes" USING btree ("area","external_id");