import { sql, type SQL } from "drizzle-orm";
import { indianDay } from "@/lib/base/indian-day";
import type { DeskDatabase } from "@/lib/desk/store/desk-database";

/** So many leads, and what a company that has them has besides. */
export const leadCount = 100_000;

/**
 * Fills the tables of the desk beside a catalogue: 100,000 leads of half a year with their history and messages, 50 accounts,
 * 25,000 visits, 12,500 bookings, 110,000 rows of measurements, 210,000 of views, a thousand imports; four in ten projects that nobody has looked after for
 * 30 days, one in twenty off the site.
 */
export async function fillDesk(db: DeskDatabase): Promise<void> {
  for (const statement of statements(indianDay(new Date()))) await db.execute(statement);
}

/** What stands for the parameters of an address: a record of each kind. */
export type DeskRecords = { lead: string; project: string; post: string };

/** A record of each kind; the project is the one with this key. */
export async function pickRecords(db: DeskDatabase, projectKey: string): Promise<DeskRecords> {
  const { rows } = await db.execute<DeskRecords>(sql`
    select (select id::text from leads order by accepted_at desc offset 100 limit 1) as lead,
      (select id::text from projects where external_id = ${projectKey}) as project,
      (select id::text from blog_posts order by id limit 1) as post`);
  return rows[0]!; // one row, whatever there is
}

function statements(today: string): SQL[] {
  return [
    sql`insert into staff (id, name, email, role)
        select 'bench-' || n, 'Person ' || n, 'person' || n || '@example.com', case n % 5 when 0 then 'editor' else 'agent' end
        from generate_series(1, 50) n`,
    sql`insert into leads (id, reference, kind, name, phone, email, project_id, source_page, referrer, utm,
          consent_text, consent_version, consent_channels, consent_at, body_hash, accepted_at, stored_at, status, assigned_to,
          follow_up_at, first_contact_at, version)
        select gen_random_uuid(), upper(substr(md5(n::text), 1, 4) || '-' || substr(md5(n::text), 5, 4)),
          (array['enquiry', 'callback', 'listing-callback', 'contact'])[1 + n % 4],
          (array['Asha', 'Ravi', 'Lakshmi', 'Imran', 'Sunita', 'Vikram'])[1 + n % 6] || ' ' ||
            (array['Rao', 'Reddy', 'Khan', 'Iyer', 'Das', 'Patel', 'Singh'])[1 + n % 7],
          '+91' || (7000000000 + (n * 7919) % 90000), case when n % 3 = 0 then 'visitor' || n || '@example.com' end,
          case when n % 4 < 2 then p.id end, '/propertylist?location=Kokapet&page=' || n % 50,
          'https://www.example' || n % 20 || '.com/search',
          jsonb_build_object('utm_source', (array['google', 'facebook', 'whatsapp'])[1 + n % 3], 'utm_campaign', 'campaign-' || n % 40),
          'I agree', 'box-2026-11', array['phone'], at, md5(n::text), at, at,
          (array['new', 'called', 'visit-planned', 'booked', 'lost', 'called', 'new', 'spam'])[1 + n % 8],
          case when n % 3 > 0 then 'bench-' || 1 + n % 50 end,
          case when n % 5 = 0 then now() + ((n % 400) - 200) * interval '1 hour' end,
          case when n % 8 not in (0, 6) then at + (n % 300) * interval '1 minute' end, 1 + n % 4
        from generate_series(1, ${leadCount}::int) n
          cross join lateral (select now() - (n * 2.6) * interval '1 minute' as at) t
          left join lateral (select id from projects offset 0 limit 1) p on true`,
    sql`update leads l set project_id = (select id from projects
        where id >= 1 + abs(hashtext(l.id::text)) % (select max(id) from projects) order by id limit 1)
      where project_id is not null`,
    sql`insert into lead_events (lead_id, at, who, kind, before, after, note)
        select l.id, l.accepted_at + k * interval '1 hour', 'person1@example.com', (array['call', 'note', 'changed'])[k],
          case k when 3 then '{"status": "new"}'::jsonb end, case k when 3 then '{"status": "called"}'::jsonb end,
          case k when 2 then 'Wants to see it on Sunday, with his wife.' end
        from leads l cross join generate_series(1, 3) k`,
    sql`insert into visits (lead_id, at, staff_id, project_id, result)
        select id, accepted_at + interval '3 days', assigned_to, project_id,
          case when accepted_at < now() - interval '3 days' then 'interested' end
        from leads where status in ('visit-planned', 'booked')`,
    sql`insert into bookings (lead_id, booked_on, project_id, unit, price, expected, invoiced, received)
        select id, (accepted_at + interval '9 days')::date, project_id, 'Tower B', 9000000, 180000, 180000, 90000
        from leads where status = 'booked'`,
    sql`insert into deliveries (lead_id, channel, state, attempts, last_error, settled_at, created_at)
        select l.id, c, case when abs(hashtext(l.id::text)) % 100 = 0 then 'failed' else 'sent' end, 1, null, l.accepted_at,
          l.accepted_at
        from leads l cross join unnest(array['staff-mail', 'webhook']) c`,
    sql`insert into vitals_daily (day, page, device, metric, bucket, count)
        select ${today}::date - d, p, v, m, b, 1 + b from generate_series(0, 27) d,
          unnest(array['home', 'listing', 'detail', 'guide', 'blog', 'emi', 'form', 'other']) p,
          unnest(array['phone', 'desktop']) v, unnest(array['LCP', 'CLS', 'INP', 'FCP', 'TTFB']) m, generate_series(80, 129) b`,
    sql`insert into page_views (day, kind, page, count)
        select ${today}::date - d, 'project', (n * 17)::text, 1 + n % 9 from generate_series(0, 29) d, generate_series(1, 5000) n
        union all select ${today}::date - d, 'list', 'location=place+' || n || case n % 2 when 0 then '&bedrooms=3BHK' else '' end, 2
          from generate_series(0, 29) d, generate_series(1, 2000) n`,
    sql`insert into imports (who, files, counts, version_before, version_after, started_at, ended_at)
        select 'person5@example.com', '[{"name": "rates.csv", "bytes": 1000, "sha256": "x"}]',
          '{"added": 0, "changed": 1, "unchanged": 0, "refused": 0, "heldBack": 0}', n, n + 1, now() - n * interval '1 hour',
          now() - n * interval '1 hour' from generate_series(1, 1000) n`,
    sql`update projects set is_active = false where id % 20 = 7`,
    sql`update projects set updated_at = now() - (31 + id % 300) * interval '1 day' where id % 5 < 2`,
    sql`update projects set min_price = null, max_price = null where id % 50 = 3`,
    sql`vacuum analyze`,
  ];
}
