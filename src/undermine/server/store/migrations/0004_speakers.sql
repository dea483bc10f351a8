-- Talk keeps the name of its speaker: the seat may have another owner later.

alter table talk add column name text not null default '';

-- Of talk from before, whoever has the seat now.
update talk set name = coalesce((
    select json_extract(cast(game_table.doc as text), '$.seats[' || talk.seat || '].name')
    from game_table
    where game_table.code = talk.code and json_valid(cast(game_table.doc as text))
), '');
