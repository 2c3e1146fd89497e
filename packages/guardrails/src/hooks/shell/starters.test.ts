import { describe, expect, test } from '@jest/globals';
import { shown } from './field.ts';
import { NO_INPUT, rows, seen, words } from './seen.test-support.ts';
import { foundItems, gitConfigWords, itemsOf, startedByName, startedByShell, type Started } from './starters.ts';

/** What is started as one text: a command in brackets, code as it is, and all else by its kind. */
function told(started: Started): string {
  switch (started.kind) {
    case 'command':
      return `[${shown(started.argv.join(' '))}]${started.cwd === undefined ? '' : ` in ${started.cwd}`}`;
    case 'code':
      return [started.code, ...(started.positional ?? [])].map(shown).join(' ¦ ');
    case 'script':
      return `file ${started.file}`;
    case 'input':
      return 'its input';
    case 'opaque':
      return started.code;
  }
}

describe('what a command starts', () => {
  test.each(
    rows(`
    ls -l =>
    sudo ls -l => [ls -l]
    sudo =>
    sudo -u x A=1 ls => [ls]
    sudo --user x --group y ls => [ls]
    sudo --some x ls => [x ls] & [ls]
    sudo -l ls =>
    sudo -v =>
    sudo -e a => [sudoedit a]
    sudo --edit a b => [sudoedit a b]
    sudo -s => its input
    sudo -i => its input
    sudo -s ls -l => ls -l
    sudo --login ls => ls
    command -v ls =>
    command ls => [ls]
    nohup =>
    timeout 5 ls => [ls]
    timeout 5 =>
    timeout -k 1 -s 9 5 ls -l => [ls -l]
    taskset 1 ls => [ls]
    env =>
    env A=1 B=2 ls => [ls]
    env -C x ls => [ls] in x
    env --chdir=x ls => [ls] in x
    env -S 'ls -l' a => ls -l a
    env - A=1 ls => [ls]
    env -u x =>
    xargs =>
    xargs ls => [ls …]
    xargs -I{} ls {} => [ls …]
    find src -name x =>
    find src -exec ls {} + => [ls src/…] & [ls src]
    find src -name x -exec ls {} ; => [ls src/…] & [ls src/…/x]
    find -exec ls ; => [ls] & [ls]
    fd x =>
    fd x src -x ls => [ls src/…]
    fd . src -x ls => [ls src/…] & [ls src]
    fd . src -x ls {} -l => [ls src/… -l] & [ls src -l]
    curl h =>
    curl -K x => hidden-code
    wget h =>
    wget -e robots=off h =>
    wget --config=x h => hidden-code
    aria2c -i x => hidden-code
    aria2c h =>
    cargo watch -x test => test
    cargo watch -x =>
    cargo build -x test =>
    tox -x a.b=ls => ls
    tox -e a.b=ls =>
    go test -exec 'ls -l' . => ls -l
    go test -exec=ls . => ls
    go vet -vettool=ls,-l => [ls -l]
    go test . =>
    gcc -wrapper ls,-l => [ls -l]
    gcc -wrapper =>
    sshfs -o ssh_command=ls => ls
    sshfs -o a=ls =>
    hg --config=hooks.x=ls => ls
    hg --config alias.x=!ls => ls
    hg st =>
    svn --config-option=a:tunnels:b=ls => ls
    svn up =>
    busctl list =>
    busctl --address=unixexec:path=x => hidden-code
    service x start =>
    service ../x start => [./../x start]
    run-parts -v a => file a
    wine =>
    wine ls -l => [ls -l]
    mise exec -- ls => [ls]
    mise ls =>
    watch =>
    watch -n 1 ls -l => ls -l
    ssh h =>
    ssh h ls -l => ls -l
    ssh -o ProxyCommand=ls h => ls
    ssh -o 'ProxyCommand ls' h cat => ls & cat
    ssh -o User=ls h =>
    scp a h:b =>
    scp -o ProxyCommand=ls a h:b => ls
    sftp h ls =>
    zip -T x =>
    zip -TT ls x => ls
    zip -TTls x => ls
    zip -TT =>
    rpm -E '%(ls) %(cat)' => ls & cat
    rpm -q x =>
    m4 =>
    apt update =>
    apt -o DPkg::Pre-Invoke::=ls update => hidden-code
    mvn test =>
    mvn -Dexec.executable=ls -Dexec.args=-l => ls -l
    mvn -Dexec.args=-l -Dexec.executable=ls => ls -l
    flock x =>
    flock x ls -l => [ls -l]
    flock -w 1 x ls => [ls]
    eval =>
    eval ls -l => ls -l
    eval -- ls -l => ls -l
    source =>
    source a b => file a
    source -- a => file a
    source /dev/stdin => its input
    source /dev/fd/3 => hidden-code
    . a => file a
    trap =>
    trap - EXIT =>
    trap -p =>
    trap -l =>
    trap EXIT =>
    trap 2 =>
    trap ls EXIT => ls
    trap -- ls EXIT => ls
    trap ls => ls
    alias =>
    alias x =>
    alias x=ls => ls $__rest
    alias x=ls y=cat => ls $__rest & cat $__rest
    alias if=ls => changed-names
    alias x=rm => changed-names
    hash -r =>
    hash -p x ls => changed-names
    enable -n x =>
    enable -f x y => changed-names
    bind -l =>
    bind -x y => hidden-code
    fc -l =>
    fc => hidden-code
    jobs =>
    jobs -x ls => [ls …]
    mapfile x =>
    mapfile -C ls x => ls $__rest
    complete -o a -C ls x => ls $__rest
    compgen -C ls -W 'a b' => ls $__rest & : a b
    compgen -W =>
    git status =>
    git -c core.pager=ls log => ls
    git -c core.pager= log => :
    git -c user.name=ls log =>
    git -c alias.x=log x => git log "$__rest"
    git -c alias.x=!ls x => ls "$__rest"
    git -c include.path=x log => hidden-code
    git --exec-path=x log => hidden-code
    git --exec-path =>
    git fetch ext::ls => hidden-code
    git submodule foreach --recursive ls -l => ls -l
    git submodule update =>
    git bisect run ls -l => [ls -l]
    git bisect good =>
    git rebase -x ls main => ls
    git clone -u ls -c core.editor=cat x => ls & cat
    git fetch --upload-pack=ls => ls
    git archive --exec ls => ls
    git grep -Ols x => ls found
    git grep x =>
    git difftool -x ls => ls
    git daemon --access-hook=ls => ls
    git for-each-repo --config=x gc => [git gc]
    git filter-branch --setup ls --msg-filter cat => ls & cat
    git config core.editor ls => ls
    git config core.editor =>
    git config set core.editor ls => ls
    awk '{ print }' =>
    awk 'BEGIN { system("ls -l"); print | "cat" }' => ls -l & cat
    awk 'BEGIN { "ls" | getline x }' => ls
    npx =>
    npx x@1 -l => [x -l]
    npx @a/x@1 -l => [@a/x -l]
    npx -p y x => [x]
    kubectl exec p -- ls -l => [ls -l]
    kubectl exec p -- =>
    kubectl get p -- ls =>
    cmake -E remove a => [rm -f a]
    cmake -E echo a =>
    cmake -P /dev/stdin => hidden-code
    cmake -P a =>
    cmake =>
    screen =>
    screen -S x ls -l => [ls -l]
    screen -X stuff ls -l => ls -l
    make =>
    make -f a =>
    make -f - => hidden-code
    make SHELL=a => hidden-code
    docker ps =>
    docker exec x =>
    docker exec -u y x ls -l => [ls -l]
    npm test =>
    npm exec =>
    npm exec -- ls -l => [ls -l]
    npm exec -c ls => ls & [ls]
    npm run exec ls =>
    npm explore x -- ls => [ls]
    pnpm -r --filter y exec ls => [ls]
    yarn workspace a exec ls => [ls]
    yarn workspaces foreach -A exec ls => [ls]
    yarn exec ls => [ls]
    hyperfine -w 3 ls 'cat x' => ls & cat x
    hyperfine =>
    uv run --with x ls => [ls]
    direnv exec . ls -l => [ls -l]
    direnv exec . =>
    direnv allow . ls =>
    tmux ls =>
    tmux new -s x ls Enter => ls
    tmux send-keys ls C-m => ls
    parallel => its input
    parallel ls ::: a b => ls 'a' & ls 'b'
    parallel ls {} -l ::: a => ls 'a' -l
    parallel ls {1} {2} ::: a ::: b => ls "$__item" "$__item"
    parallel ::: ls 'cat x' => ls & cat x
    parallel -j 2 ls => ls "$__item"
    tar --to-command=ls -xf x => ls
    tar --checkpoint-action exec=ls -xf x => ls
    tar -xf x =>
    rsync -e ls a b => ls
    nc -e ls h => ls
    su x -c ls => ls
    hash x-p =>
    enable x-f =>
    bind x-x =>
    bind -lx y => hidden-code
    fc x-l => hidden-code
    mapfile -dC ls =>
    mapfile -d -C ls =>
    readarray -uC ls =>
    complete -oC ls =>
    compgen -PC ls =>
    hyperfine ls -w 3 cat => ls & cat
    pnpm exec ls a-r => [ls a-r]
    pnpm exec ls -rl => [ls -rl]
    find src -execx ls ; =>
    find src -name a -exec ls {} ; -name b => [ls src/…] & [ls src/…/a] & [ls src/…/b]
    find src -empty -exec ls {} + -exec cat {} ; => [ls src/…] & [cat src/…]
    find src -empty -exec ls + {} ; => [ls + src/…]
    find src -empty -ok ls {} ; => [ls src/…]
    fd . src -x ls a => [ls a src/…] & [ls a src]
    fd -t f x src -x ls => [ls src/…]
    fd --type f x src -x ls => [ls src/…]
    fd --extension f x src -x ls => [ls src/…]
    fd --max-depth 1 x src -x ls => [ls src/…]
    fd --exclude f x src -x ls => [ls src/…]
    fd --size 1 x src -x ls => [ls src/…]
    fd --search-path a x src -x ls => [ls a/…] & [ls src/…]
    fd --base-directory a x -x ls => [ls a/…]
    fd x src -H lib -x ls => [ls src/…] & [ls lib/…]
    fd x src -x ls ; => [ls src/…]
    fd x src --exec=ls => [ls src/…]
    fd --exec=ls x src => [ls src/…]
    fd x src -x ls {/.} => [ls src/…]
    fd x src -x ls {//} a => [ls src/… a]
    fd x src -x ls {a} => [ls {a} src/…]
    yarn workspace a-exec exec ls => [ls]
    yarn workspace execs exec ls => [ls]
    yarn add exec ls =>
    yarn my-workspace exec ls =>
    yarn workspacesx exec ls =>
    jobs -x ls ; => [ls …]
    tar --to-command =>
    tar --checkpoint-action=xexec=ls => xexec=ls
    rsync -e 'ls exec=a' => ls exec=a
    gdb --ex 'shell  ls' => ls
    gdb --ex !ls => ls
    kubectl exec p =>
    cmake x remove a =>
    cmake /dev/x =>
    cmake -P a/dev/b =>
    cmake -P a/proc/b =>
    cmake -E constructor =>
    cmake -E copy a b => [cp a b]
    cmake -E copy_if_different a b => [cp a b]
    cmake -E copy_directory a b => [cp -r a b]
    cmake -E rename a b => [mv a b]
    cmake -E touch a => [touch a]
    cmake -E make_directory a => [mkdir -p a]
    cmake -E rm -r a => [rm -r a]
    cmake -E remove_directory a => [rm -r a]
    cmake -E create_symlink a b => [ln -s a b]
    cmake -E env A=1 ls => [env A=1 ls]
    cmake -E time ls => [time ls]
    cmake -E tar xf a => [tar xf a]
    cmake -E cat a => [cat a]
    runuser -u x ls => [ls]
    runuser --user x --group y ls => [ls]
    faketime -f 1 x ls => [ls]
    perf -o x stat ls => [ls]
    sem ls => [ls]
    gawk 'BEGIN { system("ls") }' => ls
    mawk 'BEGIN { system("ls") }' => ls
    nawk 'BEGIN { system("ls") }' => ls
    oc exec p -- ls => [ls]
    pdm run ls => [ls]
    rye run ls => [ls]
    pixi run ls => [ls]
    hatch run ls => [ls]
    conda run ls => [ls]
    asdf exec ls => [ls]
    pyenv exec ls => [ls]
    rbenv exec ls => [ls]
    poetry run ls => [ls]
    pipenv run ls => [ls]
    bundle exec ls => [ls]
    screen -c a -e b -h 1 -p 0 -s sh -S t -t u -T v -X w ls => [ls]
    tmux neww -s a -t b -n c -c d -e E=1 -F f -x 1 -y 2 -l 3 -p 4 ls => ls
    `),
  )('%s', (command, expected) => {
    const [base = '', ...args] = words(command);
    expect(startedByName(base, args, NO_INPUT).map(told)).toEqual(expected);
  });
});

describe('what a shell starts', () => {
  test.each(
    rows(`
    => its input
    -e => its input
    - => its input
    -- => its input
    -o pipefail => its input
    a.sh b => file a.sh
    -e a.sh => file a.sh
    -- a.sh => file a.sh
    -o pipefail a.sh => file a.sh
    -O extglob a.sh => file a.sh
    +o pipefail a.sh => file a.sh
    --posix a.sh => file a.sh
    -s a.sh => its input
    -es a.sh => its input
    --version a.sh =>
    --help a.sh =>
    /dev/stdin => its input
    /proc/self/fd/0 => its input
    /proc/7/fd/3 => hidden-code
    -c =>
    -c ls => ls
    -ec ls => ls
    -c 'ls -l' a b c => ls -l ¦ b ¦ c
    -c -e ls => ls
    -c -o pipefail ls => ls
    -co pipefail ls => ls
    -ceO extglob ls => ls
    -o pipefail -c ls => ls
    --rcfile a -c ls => file a & ls
    --rcfile=a -c ls => file a & ls
    --init-file a b => file a & file b
    --rcfile /dev/fd/3 b => hidden-code & file b
    --command ls => ls
    --command=ls => ls
    --init-command ls => ls
    a--b => file a--b
    a-b.sh => file a-b.sh
    +c ls => file ls
    +s a => file a
    -c -eo pipefail ls => ls
    -oc pipefail ls => ls
    -l --norc -c ls => ls
    `),
  )('sh %s', (line, expected) => {
    expect(startedByShell(words(line)).map(told)).toEqual(expected);
  });
});

describe('the names that come out of a pipe', () => {
  test.each(
    rows(`
    echo a =>
    cat a =>
    find => ./… & .
    find src => src/… & src
    find -L src lib -type f => src/… & src & lib/… & lib
    find src -name x => src/… & src/…/x
    find src -name x* => src/… & src/…/x & src/…/xx
    find src -path a/b => src/… & src/a/b & src/…/a/b
    find src -not -name x => src/…
    find src ! -name x => src/…
    find src -name x -prune -o -type f => src/…
    find src -name * => src/…
    ls => *
    ls src => … & src/… & src
    ls -l => *
    git ls-files => ./…
    git ls-files src => src/… & src
    git log =>
    grep -rl x src => src/… & src
    grep -r x src =>
    rg -l x => ./…
    `),
  )('%s', (line, expected) => {
    const items = foundItems({ kind: 'pipe', from: [seen(line)] });
    expect((items ?? []).map(shown)).toEqual(expected);
  });

  test('a filter behind the search, in one stage, changes no name', () => {
    expect(foundItems({ kind: 'pipe', from: [seen('git ls-files src'), seen('sort')] })?.map(shown)).toEqual([
      'src/…',
      'src',
    ]);
    expect(foundItems({ kind: 'pipe', from: [seen('git ls-files src'), seen('tr a b')] })).toBeUndefined();
    expect(foundItems({ kind: 'pipe' })).toBeUndefined();
  });

  test('each start of a search, and what is below it', () => {
    expect(itemsOf(['a', 'b', '-name', 'c']).map(shown)).toEqual(['a/…', 'a/…/c', 'b/…', 'b/…/c']);
    expect(itemsOf(['-H', 'a']).map(shown)).toEqual(['a/…', 'a']);
    expect(itemsOf([]).map(shown)).toEqual(['./…', '.']);
  });

  test.each([
    ['a b', '[ls a] & [ls b] & [ls a b]'],
    ['a', '[ls a]'],
    ['', ''],
  ])('the words of a text: %j', (text, expected) => {
    const started = startedByName('xargs', ['ls'], { kind: 'pipe', text }).map(told);
    expect(started.filter((each) => !each.includes('…')).join(' & ')).toBe(expected);
  });

  test('each line of a text takes the place of the mark', () => {
    expect(startedByName('xargs', ['-I%', 'ls', 'x/%'], { kind: 'pipe', text: 'a b\nc\n' }).map(told)).toEqual([
      '[ls x/…]',
      '[ls x/a b]',
      '[ls x/c]',
    ]);
  });

  test('m4 runs what its text says', () => {
    expect(startedByName('m4', [], { kind: 'text', text: "syscmd(`ls -l') esyscmd (cat)" }).map(told)).toEqual([
      'ls -l',
      'cat',
    ]);
  });
});

test('key and value of git config, without the options and their values', () => {
  const line = '--global -f a --file b --blob c --type d --default e --comment f --value g core.editor vi';
  expect(gitConfigWords(words(line))).toEqual(['core.editor', 'vi']);
});
