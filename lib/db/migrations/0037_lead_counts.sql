DROP INDEX "leads_assigned";--> statement-breakpoint
CREATE INDEX "leads_assigned" ON "leads" USING btree ("assigned_to","status","accepted_at","suspicion") WHERE "leads"."erased_at" is null;