-- A game remembers who played it: the hashes of the tokens, by seat. What a seat saw belongs to
-- them, not to whoever sits there later.

alter table game add column tokens text not null default '[]';

-- Of games from before, those who still sit at the table under the name they played with.
update game set tokens = (
    select json_group_array(
        case
            when json_extract(seat.value, '$.name') = json_extract(game.seats, '$[' || seat.key || ']')
            then coalesce(json_extract(seat.value, '$.token'), '')
            else ''
        end
    )
    from game_table, json_each(cast(game_table.doc as text), '$.seats') as seat
    where game_table.code = game.code
)
where exists (
    select 1 from game_table
    where game_table.code = game.code and json_valid(cast(game_table.doc as text))
);
