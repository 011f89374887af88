-- Pictures of the demo marketplace were named by a column of their own. Their hash says it now, as demo/ writes it:
-- lokacija-3-41-landscape becomes demo1lokacija3x41landscape.
update media
   set hash = 'demo1' || replace(regexp_replace(drawing, '-(\d+)-(\d+)-([a-z]+)$', '\1x\2\3'), '-', '')
 where drawing is not null;
alter table media drop column drawing;
