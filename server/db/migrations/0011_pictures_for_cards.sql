-- How features beside `media` read a professional's pictures, so that a card comes with its cover in one statement.
create view pictures as
  select id, professional_id, hash, filename, alt, width, height, position, created_at, updated_at from media;
