CREATE TABLE "vitals_daily" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vitals_daily_day_page_device_metric_bucket_pk" PRIMARY KEY("day","page","device","metric","bucket"),
	CONSTRAINT "vitals_daily_page" CHECK ("vitals_daily"."page" in ('home', 'listing', 'detail', 'guide', 'blog', 'emi', 'form', 'other')),
	CONSTRAINT "vitals_daily_device" CHECK ("vitals_daily"."device" in ('phone', 'desktop')),
	CONSTRAINT "vitals_daily_metric" CHECK ("vitals_daily"."metric" in ('LCP', 'CLS', 'INP', 'FCP', 'TTFB')),
	CONSTRAINT "vitals_daily_counts" CHECK ("vitals_daily"."bucket" between 0 and 250 and "vitals_daily"."count" > 0)
);
