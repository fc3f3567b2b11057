CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_day_kind_page_pk" PRIMARY KEY("day","kind","page"),
	CONSTRAINT "page_views_kind" CHECK ("page_views"."kind" in ('project', 'post', 'list', 'other')),
	CONSTRAINT "page_views_count" CHECK ("page_views"."count" > 0)
);
