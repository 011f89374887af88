-- One order of locks for every transaction with several events: a subscriber of the second may come before those of the
-- first, and the job of a webhook stays locked until the transaction ends.
create or replace function note_webhook_event(professional integer, event text, subject integer, occurred_at timestamptz)
  returns void language plpgsql as $$
declare
  noted integer;
begin
  -- Nearly nobody has one, and to begin the insertion costs ten times as much as this.
  if not exists (select from webhooks where professional_id = professional) then return; end if;
  perform from webhooks where professional_id = professional order by id for no key update;
  for noted in
    insert into webhook_deliveries (webhook_id, type, subject_id, created_at, next_attempt_at)
    select id, event, subject, occurred_at, occurred_at from webhooks
     where professional_id = professional and disabled_at is null and event = any(events)
     order by id
    returning webhook_id
  loop
    perform graphile_worker.add_job('send-webhooks', json_build_object('webhook_id', noted),
                                    job_key => 'webhook ' || noted);
  end loop;
end $$;
