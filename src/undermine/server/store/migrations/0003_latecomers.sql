-- A game remembers who came late: by seat, the entry from which its player sat there. What whoever
-- sat there before them saw is not theirs.

alter table game add column since text not null default '[]';
