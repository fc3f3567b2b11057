DROP INDEX "leads_follow_up";--> statement-breakpoint
CREATE INDEX "leads_follow_ups" ON "leads" USING btree ("follow_up_at","id","assigned_to") WHERE "leads"."follow_up_at" is not null and "leads"."status" <> 'spam' and "leads"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "leads_assigned" ON "leads" USING btree ("assigned_to","status","accepted_at") WHERE "leads"."erased_at" is null;