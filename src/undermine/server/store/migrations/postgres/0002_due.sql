-- usable from 1
-- When the game at a table goes on by itself, by its clock or a bot: 0 at once, null when people
-- come. A table that sleeps is woken then; one that was in memory when its server died, at once.

alter table game_table add column due bigint;

-- Nobody knows yet of the games that are being played.
update game_table set due = 0 where status = 'playing';

create index game_table_by_due on game_table (due) where due is not null;
