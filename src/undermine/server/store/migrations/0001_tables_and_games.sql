-- Tables, the games played at them, and the log of each game: every decision, chance included.
-- Times are seconds since 1970. Lists and documents are JSON.

create table game_table (
    code    text    not null primary key,
    doc     blob    not null,
    status  text    not null check (status in ('filling', 'playing', 'over', 'parked')),
    listed  integer not null,
    timed   integer not null,
    made    integer not null,
    touched integer not null
) without rowid;

create index game_table_by_status on game_table (status, touched);
create index game_table_by_touched on game_table (touched);

create table game (
    id         text    not null primary key,
    code       text    not null references game_table (code) on delete cascade,
    number     integer not null,
    rules      text    not null,
    seats      text    not null,
    promise    text    not null,
    seed       text    not null,
    words      text    not null,
    open_cards integer not null,
    status     text    not null check (status in ('playing', 'over', 'abandoned')),
    made       integer not null,
    ended      integer not null default 0,
    scores     text    not null default '[]',
    unique (code, number)
) without rowid;

-- Append only; the key decides which of two writers is next.
create table entry (
    game   text    not null references game (id) on delete cascade,
    seq    integer not null check (seq > 0),
    actor  integer not null,
    action text    not null,
    how    text    not null,
    at     integer not null,
    primary key (game, seq)
) without rowid;

create table staged (
    game    text    not null references game (id) on delete cascade,
    seat    integer not null,
    seq     integer not null,
    actions text    not null,
    primary key (game, seat)
) without rowid;

create table talk (
    id   integer primary key,
    code text    not null references game_table (code) on delete cascade,
    at   integer not null,
    seat integer not null,
    text text    not null,
    sign text    not null
);

create index talk_by_table on talk (code, id);
