ALTER TABLE "leads" ADD COLUMN "search_key" text GENERATED ALWAYS AS (' ' || lower(coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(first_phone, '') || ' ' || coalesce(email, '') || ' ' || reference || ' ' || coalesce(origin, '') || ' ' || jsonb_path_query_array(details, '$.*')::text || ' ' || jsonb_path_query_array(utm, '$.*')::text)) STORED;--> statement-breakpoint
CREATE INDEX "lead_events_note" ON "lead_events" USING gin (lower("note") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_search_key" ON "leads" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_project" ON "leads" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "leads_stored" ON "leads" USING btree ("stored_at");